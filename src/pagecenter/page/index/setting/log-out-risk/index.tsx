import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { CellGroup } from '@/components/list/CellGroup'
import { CloseSteps } from '@/features/account/CloseSteps'
import { useReturned } from '@/platform/navigation/lifecycle'
import { back, replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { RiskRow } from './parts/risk-row'
import styles from './index.module.scss'
import { CloseAccountRisksModel } from './model'
import { words } from './text'

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <View className={styles['log-out-risk__fact']}>
    <Icon name={icon} size={36} weight={1.75} />
    <Text className={styles['log-out-risk__fact-text']}>{text}</Text>
  </View>
)

const Data = observer(({ model, days }: { model: CloseAccountRisksModel; days: number }) => {
  const { data, erased, kept, way, copy } = words()
  return (
    <View className={styles['log-out-risk__card']}>
      <Text className={styles['log-out-risk__head']}>{data}</Text>
      <Fact icon="trash-2" text={erased} />
      <Fact icon="receipt-text" text={kept} />
      <Fact icon="undo-2" text={way(days)} />
      <Press label={copy} role="link" onPress={() => void model.exportData()} className={styles['log-out-risk__copy']}>
        <Icon name="download" size={36} weight={1.75} colour="info" />
        <Text className={styles['log-out-risk__copy-text']}>{copy}</Text>
      </Press>
    </View>
  )
})

const Risks = observer(({ model }: { model: CloseAccountRisksModel }) => {
  const { left, none, then, ready, settle: settleHead, lost: lostHead } = words()
  const { settle, lost, maskedPhone, days } = model.risks.ready
  return (
    <View className={styles['log-out-risk']}>
      <View className={styles['log-out-risk__card']}>
        <Text className={styles['log-out-risk__title']} role="heading" aria-level={2}>
          {settle.length > 0 ? left(settle.length) : none}
        </Text>
        <Text className={styles['log-out-risk__text']}>{(settle.length > 0 ? then : ready)(maskedPhone)}</Text>
      </View>
      {settle.length > 0 && (
        <CellGroup heading={settleHead}>
          {settle.map((risk) => (
            <RiskRow key={risk.kind} risk={risk} tone="bad" onSettle={model.wayOf(risk)} />
          ))}
        </CellGroup>
      )}
      {lost.length > 0 && (
        <CellGroup heading={lostHead}>
          {lost.map((risk) => (
            <RiskRow key={risk.kind} risk={risk} tone="warn" />
          ))}
        </CellGroup>
      )}
      <Data model={model} days={days} />
    </View>
  )
})

export default screen('closeAccountRisks', () => {
  const model = useModel((api) => new CloseAccountRisksModel(api))
  useReturned(() => void model.risks.reload())
  const { title, keep, next } = words()
  const bar = (
    <BottomBar>
      <Button text={keep} kind="outline" onPress={() => void back(2)} />
      <Button text={next} disabled={!model.isClear} onPress={() => void replace('closeAccount')} />
    </BottomBar>
  )
  return (
    <Screen title={title} footer={bar}>
      <CloseSteps step={1} />
      <AsyncView resource={model.risks}>{() => <Risks model={model} />}</AsyncView>
    </Screen>
  )
})
