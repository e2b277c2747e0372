import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TeamMember } from '@contract/entities/team'
import { givenRoles } from '@contract/store-roles'
import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { RadioGroup } from '@/components/form/RadioGroup'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { OwnStore } from '@/features/merchant/OwnStore'
import { roleWords } from '@/features/merchant/role-words'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TeamModel } from './model'
import { words } from './text'

export default screen('merchantTeam', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <Team key={id} storeId={id} />}
  </OwnStore>
))

const Team = observer(function Team({ storeId }: { storeId: string }) {
  const model = useModel((api) => new TeamModel(api, storeId))
  const t = words()
  return (
    <Screen
      title={t.title}
      onRefresh={() => model.team.reload()}
      footer={
        <BottomBar wide>
          <Button text={t.invite} onPress={model.invite} />
        </BottomBar>
      }
      overlay={<MemberSheet model={model} />}
    >
      <View className={styles.team}>
        <AsyncView
          resource={model.team}
          empty={{
            when: (items) => items.length === 0,
            view: <StateView kind="empty" title={t.none} text={t.noneText} />,
          }}
        >
          {(items) => <Members items={items} onOpen={model.change} />}
        </AsyncView>
        <CellGroup>
          <Cell label={t.log} icon="receipt-text" onOpen={() => navigate('merchantTeamLog')} />
        </CellGroup>
      </View>
    </Screen>
  )
})

const Members = ({ items, onOpen }: { items: readonly TeamMember[]; onOpen: (member: TeamMember) => void }) => (
  <CellGroup>
    {items.map((member) => (
      <Cell
        key={member.id}
        label={member.name || member.maskedPhone}
        value={roleWords()[member.role]}
        {...(member.state === 'invited' && { tag: { text: words().invited } })}
        onOpen={() => onOpen(member)}
      />
    ))}
  </CellGroup>
)

const MemberSheet = observer(function MemberSheet({ model }: { model: TeamModel }) {
  const t = words()
  const { sheet, member, busy } = model
  const options = givenRoles.map((value) => ({ value, text: roleWords()[value], note: t[value] }))
  return (
    <Sheet open={sheet !== undefined} onClose={model.close} title={member ? member.maskedPhone : t.inviteTitle}>
      <View className={styles.team__sheet}>
        {!member && <PhoneField field={model.phone} placeholder={t.phone} />}
        <RadioGroup label={t.role} options={options} chosen={model.role} onChoose={model.choose} lines="between" />
        <Text className={styles.team__note}>{t.owner}</Text>
        <Button text={member ? t.save : t.send} busy={busy} onPress={() => void model.save()} />
        {member && (
          <Button
            kind="outline"
            text={member.state === 'working' ? t.remove : t.withdraw}
            disabled={busy}
            onPress={() => void model.remove()}
          />
        )}
      </View>
    </Sheet>
  )
})
