import { observable } from 'mobx'

/** The counts on the tab bar, by the name of the tab's route. */
export const tabBadges = observable.map<string, number>()
