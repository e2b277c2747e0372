import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TeamAct } from '@contract/entities/team'
import { formatDateTime } from '@contract/date'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { OwnStore } from '@/features/merchant/OwnStore'
import { roleWords } from '@/features/merchant/role-words'
import { PagedResource, useModel } from '@/state'
import { ActRow } from './parts/act-row'
import styles from './index.module.scss'
import { actName, words } from './text'

export default screen('merchantTeamLog', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <Log key={id} storeId={id} />}
  </OwnStore>
))

const Log = observer(function Log({ storeId }: { storeId: string }) {
  const list = useModel(
    (api) => new PagedResource<TeamAct>((page) => api.merchant.teamLog({ ...page, storeId }, { quiet: true })),
  )
  const t = words()
  return (
    <Screen title={t.title} onRefresh={() => list.reload()}>
      <View className={styles.log}>
        <PagedList
          list={list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={t.none} text={t.noneText} />}
        >
          {({ call, subject, before, after, person, at }) => (
            <ActRow
              title={actName(call)}
              person={`${person.name} · ${roleWords()[person.role]}`}
              subject={[subject, rolesOf(before, after)].filter(Boolean).join(' · ')}
              at={formatDateTime(new Date(at))}
            />
          )}
        </PagedList>
      </View>
    </Screen>
  )
})

/** The role that somebody has got, after the one of before. */
function rolesOf(before: string | null, after: string | null): string {
  const names = roleWords()
  const isRole = (name: string | null): name is keyof typeof names => name !== null && name in names
  return [before, after].flatMap((role) => (isRole(role) ? [names[role]] : [])).join(' → ')
}
