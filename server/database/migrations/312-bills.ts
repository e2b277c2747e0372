import { sql, type Kysely } from 'kysely'

const statements = `
create table bills (
  provider text not null check (provider in ('wechat', 'alipay')),
  day date not null,
  lines int not null,
  imported_by text not null,
  imported_at timestamptz not null,
  primary key (provider, day)
);
create table bill_lines (
  provider text not null,
  day date not null,
  position int not null,
  kind text not null check (kind in ('payment', 'refund')),
  number text not null,
  amount int not null,
  primary key (provider, day, position),
  foreign key (provider, day) references bills on delete cascade
);
create index bill_lines_of on bill_lines (provider, kind, number);`

/** The bill files of payment providers, line by line. */
export const bills = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
