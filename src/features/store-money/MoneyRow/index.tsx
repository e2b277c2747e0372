import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag, type TagTone } from '@/components/base/Tag'
import styles from './index.module.scss'

interface Props {
  title: string
  line?: string
  lineTone?: 'plain' | 'warn' | 'bad'
  icon?: IconName
  amount: string
  tag?: { text: string; tone: TagTone }
  onPress?: () => void
}

/** A row of money: its name over a line, and the amount over a tag. With `onPress` it is a button. */
export function MoneyRow({ title, line, lineTone = 'plain', icon, amount, tag, onPress }: Props) {
  const content = (
    <>
      {icon && (
        <View className={styles.row__disc}>
          <Icon name={icon} size={36} colour="ink-2" />
        </View>
      )}
      <View className={styles.row__words}>
        <Text className={styles.row__title}>{title}</Text>
        {line !== undefined && <Text className={styles[`row__line--${lineTone}`]}>{line}</Text>}
      </View>
      <View className={styles.row__end}>
        <Text className={styles.row__amount}>{amount}</Text>
        {tag && <Tag {...tag} />}
      </View>
      {onPress && <Icon name="chevron-right" size={28} colour="ink-3" />}
    </>
  )
  if (!onPress) return <View className={styles.row}>{content}</View>
  const label = [title, line, amount, tag?.text].filter(Boolean).join(', ')
  return (
    <Press label={label} onPress={onPress} className={styles.row}>
      {content}
    </Press>
  )
}
