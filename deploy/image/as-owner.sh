#!/bin/sh
# A container that begins as root gives the data to PUID and PGID and goes on as them; any other goes on as who it is.
set -eu

if [ "$(id -u)" -eq 0 ]; then
  uid="${PUID:-1000}"
  gid="${PGID:-1000}"
  for id in "$uid" "$gid"; do
    case "$id" in
      '' | 0* | *[!0-9]*)
        echo "PUID and PGID must be the numbers of a user and a group other than root, not \"$id\"." >&2
        exit 1
        ;;
    esac
  done
  if [ "$(stat -c %u:%g "$DATA_DIR")" != "$uid:$gid" ]; then
    chown -R "$uid:$gid" "$DATA_DIR"
  fi
  export HOME=/tmp
  exec setpriv --reuid="$uid" --regid="$gid" --clear-groups --no-new-privs -- "$@"
fi

exec "$@"
