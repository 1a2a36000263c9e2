// Every call the specification names (section 7), by room: the whole knowledge of the client beside section 3.

/** Method, path and, where it is not the interface, where the call is made. */
export const specifiedCalls = `
# system and session
POST /API-SYSTEM/logout
POST /API-SYSTEM/user/logout
GET /API-SYSTEM/user/info
GET /API-SYSTEM/product/user/product/all
GET /API-SYSTEM/menu/all/tree
GET /API-SYSTEM/menu/user/all
GET /API-SYSTEM/user/colleagues/{userId}
POST /API-SYSTEM/dict/data/find
GET /API-SYSTEM/enterprise/find gateway
POST /auth/realms/{realm}/protocol/openid-connect/token auth
# diagnosis, AI and special
POST /API-LUNDBECK/diagnosis/page
POST /API-LUNDBECK/diagnosis/export
POST /API-NEUROGEN/geezn/generate_sso_url
POST /knowledge/chat language-model
POST /article/chat language-model
POST /pubmed/chat language-model
POST /proposal/chat language-model
# public
POST /API-DOCTOR/v2/doctor/register
POST /API-BEACON/sms/{realm}/{provider}/send/code/{phone}
POST /API-MEET-TOOLS/public/validateCode
GET /API-MEET-TOOLS/meeting/expand/{meetingId}
GET /API-DOCTOR/v2/standard/department/current
GET /API-MEET-TOOLS/public/findByHospital
GET /API-MEET-TOOLS/public/meetingSign
# verification
DELETE /doctor/verify/delete/certificate
POST /doctor/verify/save
POST /doctor/verify/upload/certificate
GET /doctor/verify/find/certificate/{id}
GET /doctor/verify/download
POST /doctor/verify/submit/{id}
GET /doctor/verify/{id}/page
GET /doctor/verify/findBy/page
POST /doctor/verify/upload
# visits
GET /v2/visit/find/{id}
POST /v2/visit/add
GET /v2/visit/find/page/{id}
POST /v2/visit/find/team/page
POST /v2/visit/find/my/page
GET /v2/visit/export
# dictionaries and regions
POST /dict/find/codeList
GET /province/all
GET /province/all/tree/user
GET /province/city/all/{id}
GET /province/area/all/{id}
POST /province/area/cityIds
POST /sales/region
POST /sales/region/county
GET /standard/department/current
GET /standard/doctor/title
GET /standard/administrative/position
GET /findDepartmentOneLevel
GET /findDepartmentTwoLevel
# saved searches
GET /doctor/get/all/search/param
DELETE /doctor/delete/search/param/{id}
POST /doctor/save/common/search/param
# doctor
POST /doctor/search
POST /doctor/get/hospital/list
POST /doctorSpeaker/findHospital
GET /doctor/get/department
GET /doctor/get/one/{doctorId}
GET /doctor/find/page
GET /doctor/find/{id}
POST /doctor/add
POST /archive/add
POST /doctor/focus
GET /doctor/get/other/works/{id}
GET /doctor/get/product/leve/{id}
# profile data
GET /get/paper/range/{id}
GET /get/paper/info
GET /get/activity/range/{a}/{b}
GET /get/activity/info
GET /get/guide/info
GET /get/meeting/info
GET /get/live/info
GET /get/project/range/{id}
GET /get/patent/info
GET /get/research/info
GET /get/fund/info
GET /findRelationType/list/{id}
GET /findBy/list
GET /doctorAcademicNetworkCenterChart
GET /doctorAcademicNetworkCenterTable
GET /findRelationList
GET /findDoctorRelation
# interaction
GET /doctor/action/activeness
GET /doctor/action/statistical
GET /doctor/action/tendency
GET /educate/tendency
GET /doctor/action/detail
GET /action/find/by/list/dataType
# tags
GET /tag/term/find/user
POST /group/rules/find/relation/
POST /customer/tag/add/{id}
POST /customer/tag/delete/{tagTermId}
GET /doctor/find/notTag/{id}
GET /find/staff/{id}
GET /find/{id}/system
GET /find/{id}/personal
PUT /doctor/update/term/{id}
PUT /update/personalTerm/{id}
GET /tag/personal/find
POST /tag/personal/add/{termValue}
GET /tag/group/find/{groupId}
# channels and binding
POST /channel/set
GET /channel/find/{id}
GET /bind/friend/list/{a}/{b}
POST /bind/external/user
GET /bind/friend/list/refresh/{id}
GET /tp/bind/sync/external/contact/single
PUT /bind/refresh/channel/{id}
DELETE /bind/doctor/unbind/{id}
DELETE /tp/bind/doctor/unbind/{id}
# user and system lookups
GET /user/findUserRoleList
GET /user/findById
GET /product/user/product/all
GET /field/all
GET /library/findByMaterialType
GET /correct/insert
# content
GET /channel/list/by/example/pageable
GET /article/list/by/example/pageable/user
GET /article/count/by/example
GET /article/aggregation/{x}
# tasks
GET /task/type/num
POST /task/page
PUT /task/batch/close
POST /task/create
POST /task/log/find/{id}
PUT /task/update/{id}
PUT /task/batch/shift
# data models
GET /data/get/all/model
GET /data/download/template/{id}
POST /data/upload
POST /data/save/data
`
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('# '));
