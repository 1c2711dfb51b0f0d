# Runs a server in a network of its own, and the door to it: `unshare --net ... sh own-network.sh NODE DOOR PORT PROGRAM ARGUMENT...`
# File 4 is the door's channel to the process that started all this; the server does not get it.
ip link set lo up || exit
"$1" "$2" "$3" </dev/null &
shift 3
exec "$@" 4<&-
