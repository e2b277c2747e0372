import { back } from './navigation'
import { pageInView } from './page-view'

/** Goes back once `work` has succeeded, unless the page that began it is no longer in view by then. */
export async function backAfter(work: Promise<boolean>): Promise<void> {
  const page = pageInView()
  if ((await work) && page === pageInView()) await back()
}
