import type { Context } from '../../context'
import type { Module } from '../module'
import { SearchHistory } from './history'

/** What customers searched for; the calls are those of the search. */
export const searchesModule = (context: Context): Module<{ readonly searches: SearchHistory }> => ({
  services: { searches: new SearchHistory(context) },
  routes: [],
})
