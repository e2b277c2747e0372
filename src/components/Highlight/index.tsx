import { Text } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  text: string
  keyword?: string
}

/** Words with the searched ones in the brand's colour; to be put inside a Text. */
export function Highlight({ text, keyword = '' }: Props) {
  const at = keyword ? text.toLowerCase().indexOf(keyword.toLowerCase()) : -1
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <Text className={styles.highlight}>{text.slice(at, at + keyword.length)}</Text>
      {text.slice(at + keyword.length)}
    </>
  )
}
