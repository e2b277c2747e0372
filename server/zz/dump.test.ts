import { sql } from 'kysely'
import { testDatabase } from '/tmp/wt/arch/server/testing/database'
it('dump', async () => {
  const { db, close } = await testDatabase()
  const fks = await sql<any>`select c.conrelid::regclass::text t, c.conname, c.contype, pg_get_constraintdef(c.oid) d from pg_constraint c where c.connamespace='public'::regnamespace and c.contype in ('f','u','p','x') order by 1,3`.execute(db)
  const idx = await sql<any>`select tablename t, indexdef d from pg_indexes where schemaname='public' and indexdef like '%UNIQUE%' order by 1`.execute(db)
  const seq = await sql<any>`select * from pg_sequences`.execute(db)
  require('fs').writeFileSync('/tmp/linli/schema.txt', fks.rows.map((r:any)=>`${r.t} ${r.contype} ${r.d}`).join('\n')+'\n\n'+idx.rows.map((r:any)=>r.d).join('\n')+JSON.stringify(seq.rows))
  await close()
})
