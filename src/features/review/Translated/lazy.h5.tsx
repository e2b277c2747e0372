import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import { deployment } from '@/platform/session/deployment'
import type { AuthoredReview, TranslatedProps } from '.'

const load = () => import('.')

/** A review that its reader can have translated; the web loads the translation where reviews can be translated. */
export const LazyTranslated = observer(function LazyTranslated<R extends AuthoredReview>(props: TranslatedProps<R>) {
  const loaded = useLoaded(load, deployment.value?.translatesReviews === true)
  return loaded ? <loaded.Translated {...props} /> : <>{props.children(props.review, null)}</>
})
