import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import type { QueueModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The reminder, and the actions while waiting. */
export const Cells = observer(function Cells({ model }: { model: QueueModel }) {
  const t = words()
  const { mine, storeId, remind } = model
  return (
    <View className={styles.queue__cells}>
      <CellGroup>
        {mine?.state === 'waiting' && (
          <SwitchRow label={t.remind} note={t.remindNote} on={mine.remind} onChange={(on) => void remind(on)} />
        )}
        <Cell label={t.menu} icon="utensils" height={104} onOpen={() => navigate('storeDetail', { id: storeId })} />
        {!mine && (
          <Cell label={t.reserve} icon="calendar" height={104} onOpen={() => navigate('bookTable', { id: storeId })} />
        )}
      </CellGroup>
    </View>
  )
})
