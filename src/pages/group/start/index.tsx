import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Field } from '@/components/form/Field'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { AddressChoice } from '@/features/address/AddressChoice'
import { choosingMinutes } from '@/features/group-cart/choosing-minutes'
import { GroupStore } from '@/features/group-cart/GroupStore'
import { SettingChoices } from '@/features/group-cart/SettingChoices'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StartModel } from './model'
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
        items={choosingMinutes.map((value) => ({ value: String(value), name: t.minutes(value) }))}
        value={String(minutes)}
        onChange={(value) => choose({ minutes: Number(value) })}
      />
      <SettingChoices cap={cap} feeSplit={feeSplit} payer={payer} onChoose={choose} />
    </View>
  )
})

const StartBar = observer(({ model }: { model: StartModel }) => (
  <BottomBar wide>
    <Button text={words().start} busy={model.busy} onPress={() => void model.submit()} />
  </BottomBar>
))
