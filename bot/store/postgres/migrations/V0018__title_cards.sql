-- What is told may be a moment that has a title card of its own.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (
    kind IN (
        'table', 'turn', 'offer', 'lobby', 'over', 'remind', 'claim', 'follow', 'next', 'handed', 'card'
    )
);
