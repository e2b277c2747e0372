import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Highlight } from '@/components/Highlight'
import { Press } from '@/components/Press'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './sections.module.scss'

/** Names that go on from what is typed, one a row. */
export const Suggestions = observer(({ model: { suggestions, typed, searchFor } }: { model: SearchModel }) => (
  <View className={styles.sections__suggestions} {...{ role: 'group', 'aria-label': words().suggestions }}>
    {suggestions.map((name) => (
      <Press key={name} label={name} onPress={() => searchFor(name)} className={styles.sections__suggestion}>
        <Text className={styles.sections__name} numberOfLines={1}>
          <Highlight text={name} keyword={typed} />
        </Text>
      </Press>
    ))}
  </View>
))
