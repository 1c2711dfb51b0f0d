# Runs a server in its own network, and the relay through which it is reached:
# `unshare --net ... sh own-network.sh NODE RELAY PORT PROGRAM ARGUMENT...`
# File descriptor 4 is the relay's channel to the process that started both; the server does not inherit it.
ip link set lo up || exit
"$1" "$2" "$3" </dev/null &
shift 3
exec "$@" 4<&-
