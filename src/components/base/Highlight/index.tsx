import { Fragment } from 'react'
import { Text } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  text: string
  keyword?: string
}

interface Part {
  text: string
  on: boolean
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits at occurrences of the whole keyword, or else of its words. */
function parts(text: string, keyword: string): Part[] {
  const words = text.toLowerCase().includes(keyword.toLowerCase()) ? [keyword] : keyword.split(/\s+/)
  const wanted = words.filter(Boolean)
  if (wanted.length === 0) return [{ text, on: false }]
  const pieces = text.split(new RegExp(`(${wanted.map(escaped).join('|')})`, 'gi'))
  return pieces.map((piece, index) => ({ text: piece, on: index % 2 === 1 })).filter((piece) => piece.text)
}

/** Text with the search keyword highlighted; for use inside a Text. */
export function Highlight({ text, keyword = '' }: Props) {
  return (
    <>
      {parts(text, keyword.trim()).map((part, index) =>
        part.on ? (
          <Text key={index} className={styles.highlight}>
            {part.text}
          </Text>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </>
  )
}
