import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Field } from '@/components/form/Field'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { AddressChoice } from '@/features/address/AddressChoice'
import { GroupStore } from '@/features/group-cart/GroupStore'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { caps, StartModel, times } from './model'
import { words } from './text'

export default screen('groupStart', ({ storeId }) => {
  const model = useModel((api) => new StartModel(api, storeId))
  return (
    <Screen title={words().title} footer={model.start.value && <StartBar model={model} />}>
      <AsyncView resource={model.start} skeleton={<BlocksSkeleton className={styles.start} heights={[260, 480]} />}>
        {({ store }) => (
          <View className={styles.start}>
            <View className={styles.start__card}>
              <GroupStore store={store} place={null} />
              <AddressChoice address={model.address} onPress={() => void model.chooseAddress()} />
            </View>
            <Choices model={model} />
            <Text className={styles.start__note}>{model.payer === 'each' ? words().noteEach : words().note}</Text>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Choices = observer(({ model }: { model: StartModel }) => {
  const t = words()
  const { minutes, cap, feeSplit, payer, choose } = model
  return (
    <View className={styles.start__card}>
      <Text className={styles.start__label}>{t.name}</Text>
      <Field
        label={t.name}
        value={model.name}
        onChange={(name) => choose({ name })}
        placeholder={t.nameHint}
        maxLength={limits.groupCartNameLength}
      />
      <Text className={styles.start__label}>{t.until}</Text>
      <Segmented
        items={times.map((value) => ({ value, name: t.minutes(Number(value)) }))}
        value={minutes}
        onChange={(value) => choose({ minutes: value })}
      />
      <Text className={styles.start__label}>{t.cap}</Text>
      <Segmented
        items={caps.map((value) => ({
          value,
          name: value === '0' ? t.noCap : formatMoney(Number(value), { trim: true }),
        }))}
        value={cap}
        onChange={(value) => choose({ cap: value })}
      />
      <Text className={styles.start__label}>{t.payer}</Text>
      <Segmented
        items={(['host', 'each'] as const).map((value) => ({ value, name: t[value] }))}
        value={payer}
        onChange={(value) => choose({ payer: value })}
      />
      <Text className={styles.start__label}>{t.fees}</Text>
      <Segmented
        items={(['equal', 'amount'] as const).map((value) => ({ value, name: t[value] }))}
        value={feeSplit}
        onChange={(value) => choose({ feeSplit: value })}
      />
    </View>
  )
})

const StartBar = observer(({ model }: { model: StartModel }) => (
  <BottomBar wide>
    <Button text={words().start} busy={model.busy} onPress={() => void model.submit()} />
  </BottomBar>
))
