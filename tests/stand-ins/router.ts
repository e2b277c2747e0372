import { createHashHistory } from 'history'

/** The history of Taro's router, whose package comes as ES modules. */
export const history = createHashHistory()
