import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Language } from '@contract/settings'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import styles from './index.module.scss'

const words = dictionary({ en: { language: 'Language' }, zh: { language: '语言' } })

const names: readonly (readonly [Language, string])[] = [
  ['zh', '中文'],
  ['en', 'English'],
]

/** Switches the language of the whole app (product text §1). */
export const LanguageSwitch = observer(function LanguageSwitch() {
  return (
    <View className={styles['language-switch']} role="radiogroup" aria-label={words().language}>
      {names.map(([key, name]) => {
        const on = key === language.value
        return (
          <Press
            key={key}
            role="radio"
            label={name}
            on={on}
            onPress={() => language.set(key)}
            className={styles['language-switch__touch']}
          >
            <View className={styles[on ? 'language-switch__item--on' : 'language-switch__item']}>
              <Text className={styles[on ? 'language-switch__name--on' : 'language-switch__name']}>
                <Written text={name} />
              </Text>
            </View>
          </Press>
        )
      })}
    </View>
  )
})
