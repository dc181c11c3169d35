#!/bin/sh
# Makes the database and its two users, when the container of PostgreSQL starts for the first time (compose.yaml). The owner
# migrates; the program connects as the other, which can neither change tables nor what is sealed.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" <<'SQL'
CREATE ROLE kathok_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE kathok LOGIN PASSWORD :'app_password';
CREATE DATABASE kathok OWNER kathok_owner;
REVOKE ALL ON DATABASE kathok FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE kathok TO kathok;
ALTER DATABASE kathok SET jit = off;
SQL
psql --username "$POSTGRES_USER" --dbname kathok --set ON_ERROR_STOP=1 \
  --command 'ALTER SCHEMA public OWNER TO kathok_owner'
