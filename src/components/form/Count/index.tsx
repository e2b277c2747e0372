import { Text } from '@tarojs/components'
import { countCharacters } from '@contract/text'
import styles from './index.module.scss'

/** Number of characters of a text, and its limit. */
export const Count = ({ text, max }: { text: string; max: number }) => {
  const length = countCharacters(text)
  return <Text className={styles[length > max ? 'count--over' : 'count']}>{`${length}/${max}`}</Text>
}
