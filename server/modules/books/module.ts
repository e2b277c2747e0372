import type { Context } from '../../context'
import type { Module } from '../module'
import { checkDaily, measureBooks } from './books'

/** The daily check of the books. */
export function booksModule(context: Context): Module {
  measureBooks(context)
  return { services: {}, routes: [], jobs: () => checkDaily(context) }
}
