import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TickRow } from '@/components/form/Tick'
import { navigate } from '@/platform/navigation/gate'
import type { ParamsOf } from '@/routes'
import styles from './index.module.scss'

interface Props {
  on: boolean
  /** Shakes, after it was forgotten. */
  missed: boolean
  onChange: (on: boolean) => void
  /** The sentence in three parts: text before the document's name, the name, text after it. */
  words: Readonly<{ before: string; title: string; after: string }>
  /** The document that the name opens. */
  document: ParamsOf<'userAgreement'>['key']
}

/** A tick with one sentence in which a document of terms can be opened. */
export const TermsTick = observer(function TermsTick({ on, missed, onChange, words, document }: Props) {
  const { before, title, after } = words
  return (
    <View className={missed ? styles['terms-tick--missed'] : styles['terms-tick']}>
      <TickRow on={on} onChange={onChange} label={before + title + after}>
        <Text className={styles['terms-tick__sentence']}>
          {before}
          <Text
            className={styles['terms-tick__link']}
            onClick={() => navigate('userAgreement', { key: document })}
            role="link"
            tabIndex={0}
          >
            {title}
          </Text>
          {after}
        </Text>
      </TickRow>
    </View>
  )
})
