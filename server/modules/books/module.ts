import type { Context } from '../../context'
import type { Module } from '../module'
import { checkDaily, measureBooks } from './books'

/** The daily check of the books. */
export function booksModule(context: Context): Module {
  const jobs = async () => {
    measureBooks(context)
    await checkDaily(context)
  }
  return { services: {}, routes: [], jobs }
}
