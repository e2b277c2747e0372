import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import type { RiderState } from '@/features/rider/rider'
import { readsInBackground } from '@/platform/device/background-position'
import { words as common } from '@/features/rider/text'
import { words } from '../text'
import styles from '../index.module.scss'

/** Urgent notices to the rider: a suspension, no position, steps that wait for the network or were refused. */
export const Notices = observer(function Notices({ rider }: { rider: RiderState }) {
  const t = common()
  const { steps, positions, profile } = rider
  const count = steps.waiting.length
  return (
    <>
      {profile.value?.suspended && <Note kind="bad" icon="circle-alert" text={t.suspended} />}
      {rider.isOnline && positions.isUnknown && (
        <View className={styles.tasks__notice}>
          <Note kind="warn" icon="map-pin" text={words().noPlace} />
          <Button kind="outline" size={80} text={words().allow} onPress={() => void positions.allow()} />
        </View>
      )}
      {rider.isOnline && positions.isOpenOnly && !positions.isUnknown && (
        <View className={styles.tasks__notice}>
          <Note kind="info" icon="map-pin" text={words().openOnly} />
          {readsInBackground && (
            <Button kind="outline" size={80} text={words().allow} onPress={() => void positions.allowBackground()} />
          )}
        </View>
      )}
      {count > 0 && <Note kind="warn" icon="wifi-off" text={t.unsent(count)} />}
      {steps.refused && (
        <View className={styles.tasks__notice}>
          <Note kind="bad" icon="circle-alert" text={`${t.refused}: ${steps.refused.message}`} />
          <Button kind="outline" size={80} text={t.gotIt} onPress={steps.endRefusal} />
        </View>
      )}
    </>
  )
})
