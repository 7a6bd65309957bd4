-- The only ways to write a plan or a role; each says whether that changed a row. They run with the rights of the owner of the tables: where the
-- application has a role of its own (server/database/prepare.ts), that role cannot write these columns at all.
create function write_membership(member uuid, new_tier text, starts timestamptz, ends timestamptz, at timestamptz) returns boolean
language sql security definer
begin atomic
  with written as (
    update users set membership_tier = new_tier, membership_start_date = starts, membership_end_date = ends, updated_at = at where id = member returning 1
  )
  select exists (select from written);
end;

create function make_admin(member uuid) returns boolean
language sql security definer
begin atomic
  with written as (
    update users set is_admin = true, email_verified = true, updated_at = now() where id = member and not (is_admin and email_verified) returning 1
  )
  select exists (select from written);
end;

create function write_author(member uuid, author boolean) returns boolean
language sql security definer
begin atomic
  with written as (
    update users set is_author = author, updated_at = now() where id = member and not is_anonymous and is_author <> author returning 1
  )
  select exists (select from written);
end;

revoke execute on function write_membership, make_admin, write_author from public;
