import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { dictionary } from '@/i18n'
import { nameStep } from '@/platform/list/list-step'
import styles from './index.module.scss'

const words = dictionary({
  en: { index: 'Letters', goTo: (letter: string) => `Go to ${letter}` },
  zh: { index: '字母索引', goTo: (letter: string) => `跳到${letter}` },
})

/** One row of the list. */
export interface LetterItem {
  readonly key: string
  readonly name: string
  /** The index letter of its section. */
  readonly letter: string
  /** Secondary text at the right. */
  readonly note?: string
}

interface Props {
  items: readonly LetterItem[]
  chosen: string | undefined
  onChoose: (key: string) => void
  /** Scrolls the element with this id into view. */
  onGoTo: (id: string) => void
}

const idOf = (letter: string) => `letter-${letter}`

/** Names in alphabetical sections with an index of letters. */
export const LetterList = observer(function LetterList({ items, chosen, onChoose, onGoTo }: Props) {
  const letters = [...new Set(items.map(({ letter }) => letter))].sort()
  const inOrder = letters.flatMap((letter) => items.filter((item) => item.letter === letter))
  const drawn = inOrder.slice(0, useGradual(items.length, nameStep))
  return (
    <View className={styles.letters}>
      <View className={styles.letters__index} role="group" aria-label={words().index}>
        {letters.map((letter) => (
          <Press
            key={letter}
            label={words().goTo(letter)}
            onPress={() => onGoTo(idOf(letter))}
            className={styles.letters__jump}
          >
            <Text className={styles.letters__letter}>{letter}</Text>
          </Press>
        ))}
      </View>
      {letters.map((letter) => (
        <View key={letter} id={idOf(letter)} className={styles.letters__part}>
          <Text className={styles.letters__heading} role="heading" aria-level={2}>
            {letter}
          </Text>
          <Rows items={drawn.filter((item) => item.letter === letter)} chosen={chosen} onChoose={onChoose} />
        </View>
      ))}
    </View>
  )
})

/** The rows without sections and index, for search results. */
export const NameRows = observer(function NameRows({ items, ...props }: Omit<Props, 'onGoTo'>) {
  return <Rows items={items.slice(0, useGradual(items.length, nameStep))} {...props} />
})

const Rows = ({ items, chosen, onChoose }: Omit<Props, 'onGoTo'>) => (
  <View className={styles.letters__card}>
    {items.map(({ key, name, note }, index) => (
      <Press
        key={key}
        label={note ? `${name}, ${note}` : name}
        on={key === chosen}
        onPress={() => onChoose(key)}
        className={styles[index ? 'letters__row--next' : 'letters__row']}
      >
        <Text className={styles[key === chosen ? 'letters__name--on' : 'letters__name']}>{name}</Text>
        {note && <Text className={styles.letters__note}>{note}</Text>}
      </Press>
    ))}
  </View>
)
