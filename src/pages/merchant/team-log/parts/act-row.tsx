import { Text, View } from '@tarojs/components'
import { Written } from '@/platform/view/written'
import styles from './act-row.module.scss'

interface Props {
  title: string
  person: string
  subject: string
  at: string
}

/** One act in a store: its name, its subject, its person and its time. */
export const ActRow = ({ title, person, subject, at }: Props) => (
  <View className={styles.act}>
    <View className={styles.act__head}>
      <Text className={styles.act__title}>{title}</Text>
      <Text className={styles.act__line}>{at}</Text>
    </View>
    {subject !== '' && <Text className={styles.act__line}>{subject}</Text>}
    <Text className={styles.act__line}>
      <Written text={person} />
    </Text>
  </View>
)
