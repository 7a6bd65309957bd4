-- Codes of an auth library that is no longer used; nothing of ours was ever in it.
drop table auth_verifications;
