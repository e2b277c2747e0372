import { useLoaded } from '@/platform/navigation/loaded'
import type { RunErrandsModel, Terms } from '../model'
import { FormSkeleton } from './skeleton'

const load = () => import('./rest')

interface Props {
  model: RunErrandsModel
  terms: Terms
}

/** The part of the form that depends on the terms, which the web loads after the screen. */
export function LazyRest(props: Props) {
  const loaded = useLoaded(load, true)
  return loaded ? <loaded.Rest {...props} /> : <FormSkeleton />
}
