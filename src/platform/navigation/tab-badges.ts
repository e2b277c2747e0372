import { observable } from 'mobx'

/** Badge counts of the tab bar by route name. */
export const tabBadges = observable.map<string, number>()
