import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Press } from '@/components/base/Press'
import { TimeLeft } from '@/components/base/TimeLeft'
import { BottomBar } from '@/components/frame/BottomBar'
import type { GroupDealModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'
import { Choice } from './choice'

/** Buying alone or starting a group, or why neither is possible. */
export const DealBar = observer(function DealBar({ model }: { model: GroupDealModel }) {
  const t = words()
  const { status, startsAt, limit, mine } = model.deal.ready
  const isLimited = limit !== null && limit.left === 0 && !mine
  if (status === 'soon')
    return (
      <BottomBar left={<ToStore model={model} />}>
        <Text className={styles.bar__soon}>{t.starts}</Text>
        <TimeLeft endsAt={startsAt} label={t.starts} onEnd={model.refresh} />
      </BottomBar>
    )
  return (
    <BottomBar
      left={<ToStore model={model} />}
      notice={isLimited && <Note kind="warn" strip text={t.bought(limit.most - limit.left, limit.most)} />}
    >
      <Choices model={model} isLimited={isLimited} />
    </BottomBar>
  )
})

const Choices = observer(({ model, isLimited }: { model: GroupDealModel; isLimited: boolean }) => {
  const t = words()
  const { status, price, alonePrice, mine } = model.deal.ready
  const isOn = status === 'on'
  return (
    <>
      <Choice kind="soft" price={alonePrice} way={t.alone} disabled={!isOn} onPress={model.alone} />
      {mine || status === 'ended' ? (
        <Button text={mine ? t.mine : t.ended} disabled={!mine} busy={model.places.busy} onPress={model.start} />
      ) : (
        <Choice
          kind="primary"
          price={price}
          way={t.start}
          disabled={!isOn || isLimited || model.places.busy}
          onPress={model.start}
        />
      )}
    </>
  )
})

const ToStore = observer(({ model }: { model: GroupDealModel }) => (
  <Press label={words().store} onPress={model.toStore} className={styles.bar__store}>
    <View className={styles.bar__icon}>
      <Icon name="store" size={44} />
    </View>
    <Text className={styles.bar__word}>{words().store}</Text>
  </Press>
))
