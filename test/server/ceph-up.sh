#!/bin/bash
# A real S3 server for the tests: one-node Ceph (monitor and OSD, no manager) with its RADOS gateway, on http://127.0.0.1:7480.
# Usage: CEPH_HOME=<scratch folder> ceph-up.sh [start|fresh|stop]
# Needs: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common
set -e
H=${CEPH_HOME:?set CEPH_HOME to a scratch folder}; C=$H/ceph.conf; cmd=${1:-start}
stop(){ for n in rgw osd.0 mon.a; do f=$H/run/$n.pid; [ -f $f ] && { p=$(cat $f); kill $p 2>/dev/null || true; for i in $(seq 50); do kill -0 $p 2>/dev/null || break; sleep 0.1; done; rm -f $f; }; done; true; }
case $cmd in stop) stop; exit;; fresh) stop; rm -rf $H/mon $H/osd $H/run $H/log $C;; esac
mkdir -p $H/run $H/log
if [ ! -f $C ]; then
 fsid=$(cat /proc/sys/kernel/random/uuid)
 cat > $C <<X
[global]
fsid=$fsid
mon_host=v2:127.0.0.1:7300
public_addr=127.0.0.1
cluster_addr=127.0.0.1
keyring=$H/keyring
auth_allow_insecure_global_id_reclaim=false
mon_data_avail_warn=5
osd_pool_default_size=1
osd_pool_default_min_size=1
osd_pool_default_pg_num=4
osd_crush_chooseleaf_type=0
mon_allow_pool_size_one=true
mon_max_pg_per_osd=1000
run_dir=$H/run
log_file=$H/log/\$name.log
admin_socket=$H/run/\$name.asok
pid_file=$H/run/\$type.\$id.pid
crash_dir=$H/log
osd_memory_target=939524096
[mon.a]
mon_data=$H/mon
mon_addr=127.0.0.1:7300
[osd]
osd_data=$H/osd
osd_objectstore=bluestore
bluestore_block_size=10737418240
osd_class_dir=/usr/lib/x86_64-linux-gnu/rados-classes
[client.rgw]
rgw_frontends=beast endpoint=127.0.0.1:7480
rgw_data=$H/rgw
pid_file=$H/run/rgw.pid
rgw_enable_usage_log=false
rgw_dynamic_resharding=false
rgw_dns_name=127.0.0.1
X
 mkdir -p $H/mon $H/osd $H/rgw
 rm -f $H/keyring; ceph-authtool -C $H/keyring --gen-key -n mon. --cap mon 'allow *' >/dev/null; ceph-authtool $H/keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'; ceph-authtool $H/keyring --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' --cap mgr 'allow profile osd'; ceph-authtool $H/keyring --gen-key -n client.rgw --cap mon 'allow rw' --cap osd 'allow rwx' --cap mgr 'allow rw'; ceph-authtool $H/keyring --gen-key -n mgr.x --cap mon 'allow profile mgr' --cap osd 'allow *' --cap mds 'allow *'
 monmaptool --create --fsid $fsid --addv a '[v2:127.0.0.1:7300]' $H/monmap --clobber >/dev/null
 ceph-mon -c $C -i a --mkfs --monmap $H/monmap --keyring $H/keyring
fi
alive(){ [ -f $H/run/$1.pid ] && kill -0 $(cat $H/run/$1.pid) 2>/dev/null; }
alive mon.a || ceph-mon -c $C -i a
timeout 20 ceph -c $C mon stat >/dev/null
if [ ! -f $H/osd/whoami ]; then timeout 20 ceph -c $C osd new $(cat /proc/sys/kernel/random/uuid | tee $H/osd.uuid) >/dev/null; timeout 60 ceph-osd -c $C -i 0 --mkfs --osd-uuid $(cat $H/osd.uuid) 2>/dev/null; fi
alive osd.0 || ceph-osd -c $C -i 0 >/dev/null
for i in $(seq 60); do timeout 5 ceph -c $C osd stat 2>/dev/null | grep -q '1 up' && break; sleep 0.5; done
alive rgw || radosgw -c $C -n client.rgw
for i in $(seq 120); do curl -s -o /dev/null http://127.0.0.1:7480/ && break; sleep 0.5; done
timeout 60 radosgw-admin -c $C user info --uid=vit >/dev/null 2>&1 || timeout 60 radosgw-admin -c $C user create --uid=vit --display-name=vit --access-key=VITKEY --secret-key=vitsecretvitsecret >/dev/null
echo "S3 at http://127.0.0.1:7480 key VITKEY secret vitsecretvitsecret"
