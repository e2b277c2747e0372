import { dictionary } from '@/i18n'
import { Text, View } from '@tarojs/components'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Screen, screen } from '@/components/frame/Screen'
import { LanguageChoice } from '@/features/account/language-choice'
import { useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Language', note: 'Stores and items are shown in this language too.' },
  zh: { title: '语言', note: '商家和商品也将以该语言显示。' },
})

const options = [
  { value: 'zh', text: '中文' },
  { value: 'en', text: 'English' },
] as const

export default screen('language', () => {
  const model = useModel((api, root) => new LanguageChoice(api, root))
  const { title, note } = words()
  return (
    <Screen title={title}>
      <View className={styles.language}>
        <View className={styles.language__card}>
          <RadioGroup label={title} lines="between" options={options} chosen={model.chosen} onChoose={model.choose} />
        </View>
        <Text className={styles.language__note}>{note}</Text>
      </View>
    </Screen>
  )
})
