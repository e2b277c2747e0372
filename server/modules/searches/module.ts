import type { Context } from '../../context'
import type { Module } from '../module'
import { SearchHistory } from './history'

/** Customers' search history; its calls are those of the search. */
export const searchesModule = (context: Context): Module<{ readonly searches: SearchHistory }> => ({
  services: { searches: new SearchHistory(context) },
  routes: [],
})
