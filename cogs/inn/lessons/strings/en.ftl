learn-heading = ### 🎓 { $game } · lessons
    { $done ->
        [0] { $count ->
            [one] { $count } lesson: a small position and one task.
           *[other] { $count } lessons: each a small position and one task. The first ones start from zero.
        }
       *[other] Solved: { $done } of { $count }.
    }
learn-line = { $number }. { $title }
learn-chapter = { $sign } **{ $chapter }** · { $done } of { $count }
learn-choose = { $count ->
    [one] Lesson { $first }
   *[other] Lessons { $first }–{ $last }
}
learn-card = { $game }
    .line = Course completed. Lessons solved: { $count }.
learn-first-game = -# After the lessons: a whole game against a newcomer of the house. I explain what is new when you meet it.
lesson-heading = ### Lesson { $number } of { $count } · { $title }
    { $story } You play { $seat-nom }.
    🎯 **{ $task }**
lesson-done = ✅ **Done!** { $said }
lesson-failed = **Not this time.** { $said }
lesson-next = **What next?** Another lesson, or a whole first game. I explain what is new in it when you meet it.
lesson-course-ends = **That was the whole course.** Now play a first game: I explain what is new in it when you meet it.
lesson-hint = 💡 { $hint }
lesson-moved-on = That button belonged to an earlier step. This is where you are in the lesson.
button-learn = Lessons
button-first-game = First game
button-begin-lesson = { $done ->
    [0] Begin
   *[other] Go on
}
button-next-lesson = Next lesson
button-again = Again
button-lesson-rule = Rule { $rule }
button-lessons = All lessons
command-learn = learn
    .description = Learn { $game }: small positions with one task each, at your own pace

refused-lesson-gone = This lesson isn’t open any more: choose one with the command `learn`.
