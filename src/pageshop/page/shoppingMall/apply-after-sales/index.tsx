import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Price } from '@/components/base/Price'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { serviceWords } from '@/features/after-sales/words'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ApplyModel } from './model'
import { Amount } from './parts/amount'
import { Description } from './parts/description'
import { Goods } from './parts/goods'
import { Reasons } from './parts/reasons'
import { words } from './text'

export default screen('applyAfterSales', (asked) => {
  const model = useModel((api, root) => new ApplyModel(api, root, asked))
  const { title, edit } = words()
  const { loaded } = model
  return (
    <Screen
      title={asked.refundId ? edit : title}
      footer={loaded.value && model.choice.isOpen && <Send model={model} />}
      onRefresh={loaded.reload}
      scrollIntoView={model.target.goal}
    >
      <AsyncView resource={loaded}>
        {() =>
          model.choice.isOpen ? <Application model={model} /> : <StateView kind="empty" title={words().nothing} />
        }
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: ApplyModel
}

const Application = observer(({ model }: Props) => {
  const { choice } = model
  const { edited } = model.loaded.ready
  const t = words()
  const services = choice.services.map((value) => ({ value, name: serviceWords()[value] }))
  return (
    <View className={styles.form}>
      {edited && <Note kind="info" icon="info" text={t.editsLeft(edited.editsLeft)} />}
      {services.length > 1 && <Segmented items={services} value={choice.service} onChange={choice.choose} />}
      {services.length === 1 && (
        <Note kind="info" text={`${services[0]?.name ?? ''} · ${t[`${choice.service}Hint`]}`} />
      )}
      <View id="goods">
        <Goods model={model} />
      </View>
      <View id="amount">
        <Amount model={model} />
      </View>
      <View id="reasons">
        <Reasons model={model} />
      </View>
      <View id="description">
        <Description model={model} />
      </View>
    </View>
  )
})

const Send = observer(({ model }: Props) => (
  <BottomBar left={<Price amount={model.amount} size={44} />}>
    <Button text={words().send} size={72} busy={model.form.busy} onPress={() => void model.send()} />
  </BottomBar>
))
