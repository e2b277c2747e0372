import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isForeign } from '@contract/writing'
import { Press } from '@/components/base/Press'
import { needsLogin } from '@/platform/navigation/gate'
import { deployment } from '@/platform/session/deployment'
import { language } from '@/platform/session/language'
import { usePage } from '@/platform/navigation/page-view'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { type ReviewTexts, type TranslationModel, translationOn } from './model'
import { words } from './text'

/** A review with its author. */
export interface AuthoredReview extends ReviewTexts {
  readonly author: { readonly name: string }
}

export interface TranslatedProps<R extends AuthoredReview> {
  review: R
  /** Draws the review as it is shown now; `action` translates it or shows the original, where it is in another language. */
  children: (review: R, action: ReactNode) => ReactNode
}

/** Whether a part of a review is in another language than the screen's, and can be translated. */
function isOffered({ text, followUp, reply }: ReviewTexts): boolean {
  if (!deployment.value?.translatesReviews) return false
  return [text, followUp?.text, reply?.text].some((part) => isForeign(part, language.value))
}

/** A review that its reader can have translated. */
export const Translated = observer(function Translated<R extends AuthoredReview>(props: TranslatedProps<R>) {
  const { review, children } = props
  return isOffered(review) ? <Translating {...props} /> : <>{children(review, null)}</>
})

const Translating = observer(function Translating<R extends AuthoredReview>({ review, children }: TranslatedProps<R>) {
  const page = usePage()
  const model = useModel((api) => translationOn(page, review.id, api))
  return <>{children(model.shown(review, language.value), <Action model={model} review={review} />)}</>
})

const Action = observer(function Action({ model, review }: { model: TranslationModel; review: AuthoredReview }) {
  const t = words()
  const { busy, message } = model
  const isTranslated = model.isOf(review, language.value)
  const show = needsLogin(() => model.show(review, language.value))
  const [name, press] = isTranslated ? [t.original, model.hide] : [message ? t.retry : t.translate, show]
  const note = isTranslated ? t.byMachine : message
  return (
    <View className={styles.translated}>
      {note !== '' && <Text className={styles.translated__note}>{note}</Text>}
      <Press
        label={t.of(busy ? t.translating : name, review.author.name)}
        disabled={busy}
        onPress={press}
        className={styles.translated__action}
        reach={16}
      >
        <Text className={styles.translated__name}>{busy ? t.translating : name}</Text>
      </Press>
    </View>
  )
})
