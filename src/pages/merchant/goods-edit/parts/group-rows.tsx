import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { localized } from '@/i18n'
import type { Groups } from '../groups'
import { words } from '../text'
import styles from './group.module.scss'

/** The most groups of options of an item, as the contract has it. */
const most = 10

/** The groups of options with how many there are in each. */
export const GroupRows = observer(({ groups }: { groups: Groups }) => {
  const { choices, addGroup } = words()
  return (
    <View className={styles.group__rows}>
      {groups.all.map(({ zh, en, options }, place) => (
        <Cell
          key={place}
          label={localized(inBothLanguages(zh, en))}
          value={choices(options.length)}
          onOpen={() => groups.start(place)}
        />
      ))}
      {groups.all.length < most && (
        <Button text={addGroup} kind="outline" size={72} icon="plus" onPress={() => groups.start()} />
      )}
    </View>
  )
})
