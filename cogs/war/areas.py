"""The map in seven areas, by which words group its 105 regions; the rules know nothing of them."""

from __future__ import annotations

from cogs.war.components import REGIONS

_MEMBERS: dict[str, str] = {
    "eriador": (
        "forlindon harlindon grey_havens tower_hills north_ered_luin ered_luin south_ered_luin evendim arnor "
        "angmar north_downs the_shire buckland bree weather_hills old_forest south_downs trollshaws "
        "minhiriath cardolan tharbad"
    ),
    "mountains": (
        "ettenmoors mount_gram mount_gundabad eagles_eyrie high_pass goblins_gate fords_of_bruinen rivendell "
        "hollin moria dimrill_dale lorien parth_celebrant carrock old_ford rhosgobel north_anduin_vale "
        "gladden_fields south_anduin_vale"
    ),
    "mirkwood": (
        "northern_mirkwood woodland_realm western_mirkwood old_forest_road narrows_of_the_forest "
        "eastern_mirkwood southern_mirkwood dol_guldur withered_heath erebor dale iron_hills "
        "vale_of_the_celduin vale_of_the_carnen northern_rhovanion"
    ),
    "rhovanion": (
        "southern_rhovanion northern_dorwinion southern_dorwinion north_rhun east_rhun south_rhun "
        "western_brown_lands eastern_brown_lands western_emyn_muil eastern_emyn_muil dead_marshes "
        "noman_lands dagorlad ash_mountains"
    ),
    "rohan": (
        "north_dunland south_dunland enedwaith druwaith_iaur gap_of_rohan orthanc fords_of_isen helms_deep "
        "westemnet eastemnet edoras folde fangorn"
    ),
    "gondor": (
        "andrast anfalas erech dol_amroth lamedon pelargir lossarnach minas_tirith druadan_forest osgiliath "
        "north_ithilien south_ithilien west_harondor east_harondor"
    ),
    "mordor": "morannon minas_morgul gorgoroth barad_dur nurn umbar near_harad far_harad khand",
}
AREAS: tuple[str, ...] = tuple(_MEMBERS)
"""Their ids, from the north-west to the south-east; their names are the messages `state-area-<id>`."""
REGIONS_IN: dict[str, tuple[str, ...]] = {area: tuple(names.split()) for area, names in _MEMBERS.items()}
"""The regions of each area, neighbours near each other; at most 21."""
AREA_OF: dict[str, str] = {region: area for area, regions in REGIONS_IN.items() for region in regions}
"""The area of each region."""
if sorted(AREA_OF) != sorted(REGIONS):
    raise ValueError("every region is in one area")
