import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import { Resource, useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { showing: (meant: string) => `Showing results for “${meant}”` },
  zh: { showing: (meant) => `已显示“${meant}”的结果` },
})

/** The corrected keyword of a search; nothing where it was searched as typed. Needs a `key` of the keyword. */
export const Meant = observer(function Meant({ keyword }: { keyword: string }) {
  const meant = useModel(
    (api) => new Resource(async () => (await api.search.meant({ keyword }, { quiet: true })).keyword),
  )
  useEffect(() => void meant.load(), [meant])
  if (!meant.value) return null
  return (
    <View className={styles.meant} role="status">
      <Text className={styles.meant__text}>{words().showing(meant.value)}</Text>
    </View>
  )
})
